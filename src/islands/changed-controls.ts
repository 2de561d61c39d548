type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

/** A control that a visitor has changed: its place among the controls of the island, and what it shows. */
interface ChangedControl {
  index: number;
  name: string;
  value: string;
  checked?: boolean;
}

const controlsOf = (root: Element) => [...root.querySelectorAll<Control>("input:not([type=file]), textarea, select")];

const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && /^(checkbox|radio)$/.test(control.type);

function isChanged(control: Control): boolean {
  if (isTicked(control)) return control.checked !== control.defaultChecked;
  if (control instanceof HTMLSelectElement)
    return [...control.options].some((option) => option.selected !== option.defaultSelected);
  return control.value !== control.defaultValue;
}

/** The controls that a visitor has changed in HTML that is about to be replaced. */
export const readControls = (root: Element | null): ChangedControl[] =>
  (root ? controlsOf(root) : []).flatMap((control, index) =>
    isChanged(control)
      ? [{ index, name: control.name, value: control.value, checked: isTicked(control) ? control.checked : undefined }]
      : [],
  );

/** Changes the same controls in the HTML that has replaced it. With `notify`, React's handlers learn of it as if it were typed. */
export function restoreControls(root: Element, changed: readonly ChangedControl[], notify: boolean): void {
  const controls = controlsOf(root);
  for (const { index, name, value, checked } of changed) {
    const control = controls[index];
    if (!control || control.name !== name) continue;
    if (isTicked(control)) {
      if (control.checked === checked) continue;
      if (notify) control.click();
      else control.checked = checked!;
      continue;
    }
    if (control.value === value) continue;
    // React ignores an input event whose value it has tracked, so the setter of the prototype is called.
    const { set } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(control) as object, "value")!;
    set!.call(control, value);
    if (notify)
      control.dispatchEvent(new Event(control instanceof HTMLSelectElement ? "change" : "input", { bubbles: true }));
  }
}
