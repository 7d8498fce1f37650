/** For the moves of a touch that draws something: else it goes on as a scroll that has momentum, and a tap right after it does no more than stop that. */
export const stopMomentum = (event: Pick<Event, 'preventDefault'>): void => event.preventDefault()
