import { render, screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import { Progress } from "./Progress.tsx";

describe("progress", () => {
  it("is named by its label and has a value text", () => {
    render(<Progress label="Uploading your video" value={4} max={10} valueText="4 of 10 MB" />);
    const bar = screen.getByRole("progressbar", { name: "Uploading your video" });
    expect(bar).toHaveProperty("value", 4);
    expect(bar).toHaveProperty("max", 10);
    expect(bar.getAttribute("aria-valuetext")).toBe("4 of 10 MB");
  });

  it("shows the same text, which is announced only once", () => {
    render(<Progress label="Uploading" value={0.5} valueText="50%" />);
    expect(screen.getByText("50%").getAttribute("aria-hidden")).toBe("true");
  });

  it("has no value while the progress is unknown", () => {
    render(<Progress label="Saving" />);
    expect(screen.getByRole("progressbar").hasAttribute("value")).toBe(false);
  });
});
