/** The event by which the app says that it cannot begin; what tells the reader stands in the document's head. */
export const startFailure = 'constella:start-failure';
