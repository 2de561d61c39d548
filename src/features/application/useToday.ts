import { useEffect, useState } from "react";

/** The visitor's day, `yyyy-mm-dd`. Nothing at first, because the page was rendered on another day. */
export function useToday(): string | undefined {
  const [today, setToday] = useState<string>();
  useEffect(() => {
    const now = new Date();
    setToday([now.getFullYear(), now.getMonth() + 1, now.getDate()].map((part) => String(part).padStart(2, "0")).join("-"));
  }, []);
  return today;
}
