/** Fields of the read that everyone who shows the newest notifications shares. */
export const newestNotifications = { limit: '10' } as const;
