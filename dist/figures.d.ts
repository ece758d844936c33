/**
 * The elements of `attention-figures/figures`. To import the module defines them all; what it exports is the core, the
 * same one as `attention-figures`, and the figures' definitions.
 *
 * @example
 * import 'attention-figures/figures';
 *
 * const figure = document.createElement('attn-matrix');
 * figure.state = { beta: 2, causal: true };
 * figure.addEventListener('attn-change', ({ detail }) => console.log(detail.state.beta));
 * document.body.append(figure);
 */
export { AttnError, load } from './index.js';

export type Theme = 'light' | 'dark';

/** What every element of this module has. Without a theme it follows the page, and the page's reader. */
interface Themed {
  /** Attribute `theme`. An inherited choice is `data-theme` on `<html>`. */
  theme: Theme | undefined;
}

/** A value that a figure did not take. */
export interface Refused {
  name: string;
  value: unknown;
  /** One sentence, for the reader. */
  reason: string;
  /** What counts in its place; absent where the figure has no parameter of that name. */
  used?: unknown;
}

/** Both bubble and cross shadow roots. Setting `state` from a program fires neither. */
export interface StateEventMap<State> extends HTMLElementEventMap {
  /** While the reader changes something, such as in a drag. */
  'attn-input': CustomEvent<{ state: State }>;
  /** When a change has settled. */
  'attn-change': CustomEvent<{ state: State }>;
}

export interface FigureEventMap<State> extends StateEventMap<State> {
  'attn-invalid': CustomEvent<Refused>;
  /** When pointer or focus comes to the marks of another symbol, or leaves them: null. Bubbles, crosses shadow roots. */
  'attn-highlight': CustomEvent<{ symbol: string | null }>;
}

interface StateElement<State, Events = StateEventMap<State>> extends HTMLElement, Themed {
  addEventListener<K extends keyof Events>(
    type: K, listener: (this: this, event: Events[K]) => unknown, options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener<K extends keyof HTMLElementEventMap>(
    type: K, listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | AddEventListenerOptions,
  ): void;
  addEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | AddEventListenerOptions,
  ): void;
  removeEventListener<K extends keyof Events>(
    type: K, listener: (this: this, event: Events[K]) => unknown, options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener<K extends keyof HTMLElementEventMap>(
    type: K, listener: (this: HTMLElement, event: HTMLElementEventMap[K]) => unknown,
    options?: boolean | EventListenerOptions,
  ): void;
  removeEventListener(
    type: string, listener: EventListenerOrEventListenerObject, options?: boolean | EventListenerOptions,
  ): void;
  /** Settles after what was set has been drawn. */
  readonly updateComplete: Promise<boolean>;
}

/**
 * A figure. Each parameter of its state is a property, and an attribute in kebab-case (`headSize` is `head-size`); a
 * value that is no good is refused with the event `attn-invalid`: in its place a property keeps what it had, and an
 * attribute counts as absent. Slots: `title`, `prompt`, and what shall stand in the picture's place until the figure
 * is alive.
 */
export interface FigureElement<State> extends StateElement<State, FigureEventMap<State>> {
  /** All parameters, as a copy. Setting takes any part of them. */
  get state(): State;
  set state(values: Partial<State>);
  /** Attribute `highlight`. The symbol whose marks stand out, such as `q` or `A`; the others fade. */
  highlight: string | null;
  /** What differs from the defaults or from the attributes, as the query part of an address. */
  permalink: string;
  /** The named states that the figure offers. */
  readonly presets: string[];
  preset(name: string): void;
  /** Changes the state as the reader would: with events, and one step of undo. */
  apply(values: Partial<State>): void;
  /** Back to what the attributes, or the defaults, say. */
  reset(): void;
  undo(): void;
  redo(): void;
}

/** A query looks softly into a few keys in the plane. */
export interface LookupState {
  /** Two numbers. */
  query: number[];
  /** One to eight rows of two numbers; as an attribute `2 1; 0 2`. */
  keys: number[][];
  values: number[][];
  labels: string[];
  /** Divides the scores, 0.1 to 10. */
  temperature: number;
  /** Whether the region of the values is shown. */
  hull: boolean;
}

/** One head over up to eight tokens with head size 2. */
export interface MatrixState {
  queries: number[][];
  keys: number[][];
  values: number[][];
  tokens: string[];
  /** Multiplies the scores, 0 to 8. */
  beta: number;
  causal: boolean;
  /** The query picked out, counted from 1. */
  row: number;
  /** Whether tokens are rows, or columns as in some books. */
  convention: 'rows' | 'columns';
  /** How the head size is written. */
  headSize: 'dk' | 'dh';
}

/** Which keys a query may see. */
export interface MasksState {
  mask: 'none' | 'causal' | 'padding' | 'both' | 'own';
  side: 'left' | 'right';
  /** How many tokens are padding. */
  padding: number;
  /** Before the softmax, or after it, which is the mistake. */
  when: 'before' | 'after';
  emptyRows: 'nan' | 'zero';
  /** What True means where the mask was written. */
  written: 'attend' | 'blocked';
  /** What True means where it is read. */
  read: 'attend' | 'blocked';
  queries: number;
  keys: number;
  /** Of the random queries and keys. */
  seed: number;
  /** The reader's own mask, 1 where a key may be seen; as an attribute `100/110/111`. */
  cells: number[][];
}

/** How one matrix of queries becomes a block for each head. */
export interface HeadsState {
  step: 'projected' | 'viewed' | 'split';
  /** The right way, or the reshape that mixes tokens with features. */
  way: 'transpose' | 'reshape';
  batch: number;
  tokens: number;
  heads: number;
  headSize: number;
}

/** What the softmax makes of random queries and keys, with and without the scaling. */
export interface ScalingState {
  /** The head size, 1 to 512. */
  dk: number;
  /** Whether scores are divided by √dk. */
  scaled: boolean;
  /** Which of the seed's draws is shown. */
  draw: number;
  seed: number;
  keys: number;
  /** So many draws go into each point of the curves. */
  draws: number;
}

export type AttnLookupElement = FigureElement<LookupState> & LookupState;
export type AttnMatrixElement = FigureElement<MatrixState> & MatrixState;
export type AttnMasksElement = FigureElement<MasksState> & MasksState;
export type AttnHeadsElement = FigureElement<HeadsState> & HeadsState;
export type AttnScalingElement = FigureElement<ScalingState> & ScalingState;

/** What a reader has answered. */
export interface AnswerState {
  name: string;
  /** The option, counted from 0. */
  choice: number | null;
  /** Whether it was handed in. */
  done: boolean;
}

/** What checks and predictions share. The wording comes with the script, the answer stays in the browser. */
interface QuestionElement<State> extends StateElement<State> {
  /** Attribute `name`: which question. */
  name: string;
  get state(): State;
  set state(answer: { choice?: number | null; done?: boolean });
  /** Forgets the answer, in the browser's storage too. */
  reset(): void;
}

export interface CheckState extends AnswerState {
  right: boolean | null;
  /** The question with other numbers, where the reader has asked for it. */
  another: { shown: Record<string, number>; typed: string[]; right: boolean | null } | null;
}

/** `<attn-check name="q1">`: a question whose every option has its reason, and which comes again with other numbers. */
export interface AttnCheckElement extends QuestionElement<CheckState> {}

export interface PredictState extends AnswerState {
  /** Where the question has scales instead of options: what was marked on each, one of its stops. */
  marks: (number | null)[];
}

/** `<attn-predict name="p1">`: asked before anything is explained; with `reveal`, the answer beside the truth. */
export interface AttnPredictElement extends QuestionElement<PredictState> {
  reveal: boolean;
  get state(): PredictState;
  set state(answer: { choice?: number | null; marks?: (number | null)[]; done?: boolean });
}

export interface CardState {
  name: string;
  revealed: boolean;
  standing: string;
  phase: string | null;
  /** Milliseconds since 1970. */
  dueAt: number | null;
  dueDay: number | null;
}

/** `<attn-card name="c1">`: a recall card. All cards on a site share one deck. */
export interface AttnCardElement extends StateElement<CardState> {
  name: string;
  /** Inside a review. */
  session: boolean;
  revealed: boolean;
  get state(): CardState;
  set state(values: { revealed?: boolean });
  /** Hides the answer and forgets what was typed; the deck stays as it is. */
  reset(): void;
  reveal(): void;
  /** From 1, again, to 4, easy. */
  grade(grade: 1 | 2 | 3 | 4): void;
}

/** `<attn-due>`: a link to the review that says how many cards are due. */
export interface AttnDueElement extends HTMLElement, Themed {
  href: string;
  block: boolean;
  /** Whether the deck has no cards. */
  readonly empty: boolean;
}

export interface ReviewState {
  due: number;
  session: ({ card: string | null; left: number } & Record<string, unknown>) | null;
}

/** `<attn-review>`: the whole review deck. */
export interface AttnReviewElement extends StateElement<ReviewState> {
  /** Addresses of the lesson and of the deck for Anki. */
  lesson: string;
  apkg: string;
  readonly running: boolean;
  readonly state: ReviewState;
  /** Ends the session; the deck stays as it is. */
  reset(): void;
  /** Begins a session. */
  start(): void;
  undo(): void;
}

/** A figure without its element: what its states are, and how it computes what it shows. */
export interface FigureDefinition {
  /** The tag is `attn-<slug>`. */
  readonly slug: string;
  readonly title: string;
  readonly parameters: readonly {
    readonly name: string; readonly type: string; readonly default: unknown; readonly label: string;
  }[];
  readonly presets: readonly { readonly name: string; readonly state: Record<string, unknown> }[];
}

export const figures: Readonly<Record<'lookup' | 'matrix' | 'masks' | 'heads' | 'scaling', FigureDefinition>>;

declare global {
  interface HTMLElementTagNameMap {
    'attn-lookup': AttnLookupElement;
    'attn-matrix': AttnMatrixElement;
    'attn-masks': AttnMasksElement;
    'attn-heads': AttnHeadsElement;
    'attn-scaling': AttnScalingElement;
    'attn-check': AttnCheckElement;
    'attn-predict': AttnPredictElement;
    'attn-card': AttnCardElement;
    'attn-due': AttnDueElement;
    'attn-review': AttnReviewElement;
  }
}
