import { registerPageState, savePageState, takePageState } from "#state/page-state";
import { routePath } from "#i18n/languages";

/**
 * Loads the page again, with its page state, when `importModule` asks for it. A page that was loaded for that reason is not
 * loaded again: then the file is missing on the server, and another attempt would fail in the same way.
 */
export function reloadWhenNeeded(): void {
  const hasReloaded = takePageState<boolean>("reloaded") ?? false;
  let isReloading = false;
  registerPageState("reloaded", () => isReloading || undefined);
  addEventListener("reload-needed", (event) => {
    if (hasReloaded) return;
    isReloading = true;
    if (!savePageState(routePath(location.pathname))) return;
    event.preventDefault();
    location.reload();
  });
}
