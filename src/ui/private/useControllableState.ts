import { useState } from "react";

/**
 * A value that its owner keeps (`value`), or that the part keeps by itself from `defaultValue` on, as HTML's own
 * controls do. The setter tells the owner in either case.
 */
export function useControllableState<T>(value: T | undefined, defaultValue: T, onChange?: (value: T) => void): [T, (next: T) => void] {
  const [own, setOwn] = useState(defaultValue);
  return [
    value === undefined ? own : value,
    (next) => {
      setOwn(next);
      onChange?.(next);
    },
  ];
}
