/** The wording of the cards, made by the build from web/lesson/cards.md. */
import cards from 'build:cards';

/**
 * @typedef {object} CardText
 * @property {string} name
 * @property {string} title
 * @property {string} front HTML with MathML; `[[n]]` stands for a number
 * @property {string} back
 * @property {Record<string, number>} values the numbers where no new ones can be drawn
 * @property {{ label: string, tolerance: number }[]} asks what can be typed, with those numbers
 * @property {{ front: string, back: string }} anki HTML with Anki's own marks around formulas
 * @property {{ front: string, back: string }} source Markdown
 */

/** @type {CardText[]} in the order of the lesson */
export const allCards = cards;

/** @param {string} name @returns {CardText | undefined} */
export const cardNamed = (name) => allCards.find((card) => card.name === name);

export const allNames = allCards.map(({ name }) => name);
