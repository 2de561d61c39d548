/** Side of the doughnut's square, in SVG units. */
export const doughnutSize = 200;

/** Share of the radius that is empty in the middle. docs/product.md, section 9.4: 70%. */
export const cutoutShare = 0.7;

/** The two parts of the whole, in rupees. */
export interface LoanShares {
  principal: number;
  interest: number;
}

/** The principal's share of the whole, 0 to 1; 1 if both parts are zero. */
export const principalShare = ({ principal, interest }: LoanShares) => {
  const total = principal + interest;
  return total > 0 ? principal / total : 1;
};
