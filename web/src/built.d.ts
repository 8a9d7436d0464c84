/** What a module's default export came to while the page was built (web/built.ts). */
declare module "*?built" {
  const made: unknown;
  export default made;
}
