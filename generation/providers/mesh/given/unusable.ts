/** A model that a service gave and that cannot be repaired. The message is plain English, for the user. */
export class UnusableMesh extends Error {
  override readonly name = 'UnusableMesh'
}
