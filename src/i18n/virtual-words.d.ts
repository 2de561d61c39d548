/** Made by `scripts/words-plugin.ts` from the folders in `locales/`. */
declare module "virtual:words" {
  /** By language: the loaders of its files, by path, `./home.json`. */
  const lists: Record<string, () => Promise<{ files: Record<string, () => Promise<Record<string, unknown>>> }>>;
  export default lists;
}
