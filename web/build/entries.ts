/** The entry modules of the two documents. */
export const entries = { app: 'web/src/app/app-main.tsx', auth: 'web/src/app/auth-main.tsx' } as const;
