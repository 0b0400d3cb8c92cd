/** Internal texts that nobody outside may read: code locations, names of AWS and its errors, internal addresses. */
export const inside =
  /\bat \S+:\d+:\d+|\/var\/task|node_modules|\.[cm]?[jt]s\b|arn:aws|amazonaws|dynamo|127\.0\.0\.1|Exception\b|Error:|ECONN|stack/i;
