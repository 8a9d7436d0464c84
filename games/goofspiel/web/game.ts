import type { PageOfGame } from "$web/games/game";

export const game: PageOfGame = { board: () => import("./Board.svelte"), place: 3 };
