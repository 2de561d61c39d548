/** Payee of a UPI payment. */
export interface UpiPayee {
  /** UPI ID: "udaharanfinance@example". */
  id: string;
  /** As registered with the bank; the payer's app shows it before the payment. */
  name: string;
}

/**
 * The address every UPI app reads, from a QR code or a link. It contains no amount: the borrower's own documents say what
 * is due. UPI Linking Specification of the National Payments Corporation of India.
 */
export const upiAddress = ({ id, name }: UpiPayee) => `upi://pay?pa=${id}&pn=${encodeURIComponent(name)}&cu=INR`;
