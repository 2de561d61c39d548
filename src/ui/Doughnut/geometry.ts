/** The doughnut on a square of this side, in its own units. */
export const side = 200;

/** Share of the radius that is cut out of the middle. Section 9: 70%. */
export const cutout = 0.7;

/** What the whole is made of, in one unit: rupees. */
export interface Amounts {
  principal: number;
  interest: number;
}

/** The principal's part of the whole, 0 to 1. A whole of nothing is all principal. */
export const principalShare = ({ principal, interest }: Amounts) => {
  const whole = principal + interest;
  return whole > 0 ? principal / whole : 1;
};
