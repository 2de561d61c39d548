import { fireEvent, render, screen } from "@testing-library/react";
import { describe, expect, it, vi } from "vitest";
import { Button } from "./Button.tsx";

describe("a button", () => {
  it("calls onClick for each press", () => {
    const onClick = vi.fn();
    render(<Button onClick={onClick}>Print</Button>);
    fireEvent.click(screen.getByRole("button", { name: "Print" }));
    expect(onClick).toHaveBeenCalledOnce();
  });

  it("submits a form only with type submit", () => {
    render(<Button>Print</Button>);
    expect(screen.getByRole("button", { name: "Print" })).toHaveProperty("type", "button");
  });

  describe("while it is busy", () => {
    it("ignores presses, and submits no form", () => {
      const onClick = vi.fn();
      const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
      render(
        <form onSubmit={onSubmit}>
          <Button type="submit" busy onClick={onClick}>
            Sending
          </Button>
        </form>,
      );
      fireEvent.click(screen.getByRole("button", { name: "Sending" }));
      expect(onClick).not.toHaveBeenCalled();
      expect(onSubmit).not.toHaveBeenCalled();
    });

    it("can still have the focus", () => {
      render(<Button busy>Sending</Button>);
      screen.getByRole("button", { name: "Sending" }).focus();
      expect(document.activeElement?.textContent).toBe("Sending");
    });
  });
});
