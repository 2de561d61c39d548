import { readFileSync } from "node:fs";
import { join } from "node:path";
import { encodeQR } from "qr";
import type { Plugin } from "vite";
import { company } from "../src/content/company.ts";
import { upiAddress } from "../src/domain/upi.ts";

const name = "virtual:payment-code";

/** A QR code: its width in modules, and the modules row by row as bits in base64, the most significant bit first. */
export interface PaymentCode {
  address: string;
  size: number;
  modules: string;
}

/** The UPI address for repayments, and its QR code. The payee is the lender's name in the source language. */
export function paymentCode(): PaymentCode {
  const words = JSON.parse(readFileSync(join(import.meta.dirname, "../locales/en/company.json"), "utf8")) as {
    lender: string;
  };
  const address = upiAddress({ id: company.bank.upi, name: words.lender });
  // Without the library's border, because the page draws its own.
  const rows = encodeQR(address, "raw", { ecc: "medium", border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const bits = rows.flat();
  const bytes = Buffer.alloc(Math.ceil(bits.length / 8));
  bits.forEach((dark, index) => {
    bytes[index >> 3]! |= Number(dark) << (7 - (index & 7));
  });
  return { address, size: rows.length, modules: bytes.toString("base64") };
}

/**
 * Makes `virtual:payment-code` from the company's UPI ID, so that the library for QR codes is needed only by the build and
 * never by a visitor.
 */
export function paymentCodePlugin(): Plugin {
  return {
    name: "payment-code",
    resolveId: (id) => (id === name ? id : undefined),
    load(id) {
      if (id !== name) return undefined;
      return Object.entries(paymentCode())
        .map(([key, value]) => `export const ${key} = ${JSON.stringify(value)};`)
        .join("\n");
    },
  };
}
