/** The minus sign of amounts and differences. A hyphen is shorter, and lines may break after it. */
export const minusSign = '−';
