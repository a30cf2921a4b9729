/** Types of an account on the wire, as far as this client signs in. */
export type SignInType = 'email' | 'gmail' | 'mobile';

/** What the hosted sign-in service says about whoever has just proven who he is. */
export interface Identity {
  type: SignInType;
  uid: string;
  /** Bearer of check_user_exists and user_signup. */
  idToken: string;
  isEmailVerified: boolean;
  name: string;
  email: string;
  mobile: string;
  picture: string;
}
