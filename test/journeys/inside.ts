/** Texts that nobody outside may read: places in the code, names of AWS and its errors, addresses within. */
export const inside =
  /\bat \S+:\d+:\d+|\/var\/task|node_modules|\.[cm]?[jt]s\b|arn:aws|amazonaws|dynamo|127\.0\.0\.1|Exception\b|Error:|ECONN|stack/i;
