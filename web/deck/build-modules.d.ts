// What the build makes for the deck: see web/deck/build/cards.mjs.
declare module 'build:cards' {
  const cards: import('./cards.js').CardText[];
  export default cards;
}
