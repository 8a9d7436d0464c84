/** The board that the map is drawn on. On the screen it is as large as there is room. */
export const board = { width: 1000, height: 430 } as const;
