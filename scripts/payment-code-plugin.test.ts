import jsQR from "jsqr";
import { expect, it } from "vitest";
import { company } from "../src/content/company.ts";
import { paymentCode } from "./payment-code-plugin.ts";

/** Pixels as a camera sees them: each module a few wide, white around. */
function photograph(size: number, isDark: (x: number, y: number) => boolean) {
  const scale = 4;
  const quiet = 4;
  const side = (size + 2 * quiet) * scale;
  const pixels = new Uint8ClampedArray(side * side * 4);
  for (let y = 0; y < side; y++) {
    for (let x = 0; x < side; x++) {
      const [column, row] = [Math.floor(x / scale) - quiet, Math.floor(y / scale) - quiet];
      const inside = column >= 0 && row >= 0 && column < size && row < size;
      pixels.set(inside && isDark(column, row) ? [0, 0, 0, 255] : [255, 255, 255, 255], (y * side + x) * 4);
    }
  }
  return { pixels, side };
}

it("makes a QR code that another library reads as a payment to the lender", () => {
  const { address, size, modules } = paymentCode();
  const bytes = Buffer.from(modules, "base64");
  const { pixels, side } = photograph(
    size,
    (x, y) => ((bytes[(y * size + x) >> 3]! >> (7 - ((y * size + x) & 7))) & 1) === 1,
  );
  expect(jsQR(pixels, side, side)?.data).toBe(address);
  expect(address).toBe(`upi://pay?pa=${company.bank.upi}&pn=Udaharan%20Finance%20Limited&cu=INR`);
});
