/// <reference types="vite/client" />
/// <reference types="svelte" />
declare module "*.wasm?url" {
  const url: string;
  export default url;
}
