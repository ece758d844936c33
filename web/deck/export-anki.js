/**
 * Cards as a text file that Anki imports. The head names the columns; the first is the note's own id, so that a second
 * import updates the notes instead of doubling them. Fields are HTML, formulas stand between Anki's own \( \) and \[
 * \].
 */

/** @typedef {{ name: string, title: string, anki: { front: string, back: string } }} CardText made by the build */

export const DECK = 'Deep Learning::Attention';
export const TAGS = ['attention-figures', 'deep-learning::attention'];

/** The id of a card's note, here and in the .apkg. @param {string} name */
export const guidOf = (name) => `attention-figures-${name}`;

/**
 * @param {CardText[]} cards @param {Map<string, string>} notes the reader's own
 * @returns {string}
 */
export function ankiText(cards, notes) {
  const head = [
    '#separator:tab',
    '#html:true',
    '#notetype:Basic',
    '#guid column:1',
    '#deck column:2',
    '#tags column:5',
  ];
  const rows = cards.map(({ name, anki }) => [
    guidOf(name),
    DECK,
    anki.front,
    withNote(anki.back, notes.get(name)),
    TAGS.join(' '),
  ]);
  return `${[...head, ...rows.map((row) => row.map(quoted).join('\t'))].join('\n')}\n`;
}

/** @param {string} back @param {string | undefined} note */
const withNote = (back, note) => (note ? `${back}<hr><p>${asHtml(note)}</p>` : back);

/**
 * The reader's text as HTML that shows it as it is. Anki looks for `{{…}}` and `[sound:…]` in the text of a field, so
 * what these begin with is written as a reference, which only the final HTML turns back.
 * @param {string} text
 */
export function asHtml(text) {
  return text
    .replace(/[&<>"{}[\]]/g, (character) => `&#${character.codePointAt(0)};`)
    .replace(/\t/g, '&#9;')
    .replace(/\r\n?|\n/g, '<br>');
}

/** Every field in quotes: a tab, a quote, a leading # or = then means nothing. @param {string} field */
const quoted = (field) => `"${field.replaceAll('"', '""')}"`;
