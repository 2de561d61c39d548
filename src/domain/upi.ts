/** Whom a UPI payment goes to. */
export interface UpiPayee {
  /** UPI ID: "udaharanfinance@example". */
  id: string;
  /** As it stands with the bank; the payer's app shows it before the money goes. */
  name: string;
}

/**
 * The address that every UPI app reads, from a QR code or a link. It names no amount: what is due stands in the borrower's
 * own papers. UPI Linking Specification of the National Payments Corporation of India.
 */
export const upiAddress = ({ id, name }: UpiPayee) => `upi://pay?pa=${id}&pn=${encodeURIComponent(name)}&cu=INR`;
