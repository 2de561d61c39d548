/** Made by `scripts/payment-code-plugin.ts` from the company's UPI ID. */
declare module "virtual:payment-code" {
  /** The payment address for UPI apps: `upi://pay?…`. */
  export const address: string;
  /** Modules per side of the QR code. */
  export const size: number;
  /** All modules, row by row, as bits in base64, the highest first: 1 is dark. */
  export const modules: string;
}
