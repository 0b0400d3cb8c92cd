/**
 * How long the studio's settings are shown before they are requested again. Open pages hear of every change to them but
 * one: that the team pauses or resumes the automation of all studios. They learn that from the dashboard's answer.
 */
export const settingsStaleMs = 15 * 60_000;
