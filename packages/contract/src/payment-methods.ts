/** Ways in which coins are paid out. */
export const paymentMethods = ['PayPal', 'Paytm', 'UPI'] as const;

export type PaymentMethod = (typeof paymentMethods)[number];
