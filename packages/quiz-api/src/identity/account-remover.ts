/** Deletes accounts at the hosted sign-in service. */
export interface AccountRemover {
  /** One that is not there counts as deleted. @throws when the service cannot be reached or refuses: nothing is known then */
  remove(firebaseId: string): Promise<void>;
}
