/** Converts a time of day as marketplaces write it ('03:00 PM', '5:30 p. m.', '15:00', '15:00:00') to HH:mm. */
export function readWallTime(text: string): string | undefined {
  const parts = /^(\d{1,2}):(\d{2})(?::\d{2})?\s*(?:([ap])\.?\s?m\.?)?$/i.exec(text.trim());
  if (parts === null) return undefined;
  const half = parts[3]?.toLowerCase();
  const hour = half === undefined ? Number(parts[1]) : (Number(parts[1]) % 12) + (half === 'p' ? 12 : 0);
  return `${String(hour).padStart(2, '0')}:${parts[2]}`;
}
