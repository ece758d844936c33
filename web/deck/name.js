/** The database's name; where that one is broken, the deck goes on under this with an ending. */
export const NAME = 'attention-figures-deck';
