/** A recorded action that says nothing we could do: a field is missing, or names what does not exist. */
export class Unreadable extends Error {}
