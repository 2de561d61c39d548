/** Made by `scripts/payment-code-plugin.ts` from the company's UPI ID. */
declare module "virtual:payment-code" {
  /** What every UPI app reads: `upi://pay?…`. */
  export const address: string;
  /** How many modules the QR code is wide and high. */
  export const size: number;
  /** All modules, row by row, as bits in base64, the highest first: 1 is dark. */
  export const modules: string;
}
