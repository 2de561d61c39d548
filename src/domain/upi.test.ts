import { expect, it } from "vitest";
import { upiAddress } from "./upi.ts";

it("names the payee in the format of UPI apps, without an amount", () => {
  const address = upiAddress({ id: "lender@bank", name: "Ram & Sons Finance" });
  expect(address).toBe("upi://pay?pa=lender@bank&pn=Ram%20%26%20Sons%20Finance&cu=INR");
  expect(Object.fromEntries(new URL(address).searchParams)).toEqual({
    pa: "lender@bank",
    pn: "Ram & Sons Finance",
    cu: "INR",
  });
});
