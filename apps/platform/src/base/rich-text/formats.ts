import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands';
import { redo, redoDepth, undo, undoDepth } from 'prosemirror-history';
import type { MarkType, Node, NodeType } from 'prosemirror-model';
import { liftListItem, wrapInList } from 'prosemirror-schema-list';
import { TextSelection, type Command, type EditorState } from 'prosemirror-state';

import { schema } from './schema';

const { nodes, marks } = schema;

/** Formats the bar over a text switches on and off, in its order. */
export const formats = [
  'heading',
  'subheading',
  'bold',
  'italic',
  'bullets',
  'numbers',
  'quote',
] as const;
/** One of {@link formats}. */
export type Format = (typeof formats)[number];

/** Nodes around the selection, from the inside out. */
function ancestors({ selection: { $from } }: EditorState): Node[] {
  return Array.from({ length: $from.depth + 1 }, (_, up) => $from.node($from.depth - up));
}

const isIn = (state: EditorState, type: NodeType) =>
  ancestors(state).some((node) => node.type === type);
const isHeading = (state: EditorState, level: number) => {
  const { parent } = state.selection.$from;
  return parent.type === nodes.heading && parent.attrs['level'] === level;
};
const hasMark = ({ selection, storedMarks, doc }: EditorState, type: MarkType): boolean =>
  selection.empty
    ? type.isInSet(storedMarks ?? selection.$from.marks()) !== undefined
    : doc.rangeHasMark(selection.from, selection.to, type);

const listType = (state: EditorState): NodeType | undefined =>
  ancestors(state).find(({ type }) => type === nodes.bullet_list || type === nodes.ordered_list)
    ?.type;

const toggleHeading =
  (level: number): Command =>
  (state, dispatch) =>
    isHeading(state, level)
      ? setBlockType(nodes.paragraph)(state, dispatch)
      : setBlockType(nodes.heading, { level })(state, dispatch);

/** Makes a list, takes it away, or makes it one of the other kind. */
const toggleList =
  (type: NodeType): Command =>
  (state, dispatch) => {
    const now = listType(state);
    if (now === type) return liftListItem(nodes.list_item)(state, dispatch);
    if (!now) return wrapInList(type)(state, dispatch);
    const { $from } = state.selection;
    const depth = Array.from({ length: $from.depth }, (_, up) => $from.depth - up).find(
      (at) => $from.node(at).type === now,
    );
    if (depth === undefined) return false;
    dispatch?.(state.tr.setNodeMarkup($from.before(depth), type));
    return true;
  };

interface FormatFacts {
  readonly command: Command;
  readonly isOn: (state: EditorState) => boolean;
}

const facts: Record<Format, FormatFacts> = {
  heading: { command: toggleHeading(2), isOn: (state) => isHeading(state, 2) },
  subheading: { command: toggleHeading(3), isOn: (state) => isHeading(state, 3) },
  bold: { command: toggleMark(marks.strong), isOn: (state) => hasMark(state, marks.strong) },
  italic: { command: toggleMark(marks.emphasis), isOn: (state) => hasMark(state, marks.emphasis) },
  bullets: {
    command: toggleList(nodes.bullet_list),
    isOn: (state) => listType(state) === nodes.bullet_list,
  },
  numbers: {
    command: toggleList(nodes.ordered_list),
    isOn: (state) => listType(state) === nodes.ordered_list,
  },
  quote: {
    command: (state, dispatch) =>
      (isIn(state, nodes.blockquote) ? lift : wrapIn(nodes.blockquote))(state, dispatch),
    isOn: (state) => isIn(state, nodes.blockquote),
  },
};

/** Switches a format of the selection on or off. */
export const toggleFormat = (format: Format): Command => facts[format].command;

export { redo, undo };

/** State of the bar for the selection. */
export interface FormatState {
  readonly on: readonly Format[];
  /** Formats that would change nothing here: bold inside code. */
  readonly blocked: readonly Format[];
  /** The address of the link the selection stands in. */
  readonly link: string | undefined;
  readonly canLink: boolean;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

const linkAt = ({ selection: { $from, empty } }: EditorState): string | undefined => {
  const on = $from.marks();
  const mark =
    marks.link.isInSet(on) ??
    (empty ? undefined : marks.link.isInSet($from.nodeAfter?.marks ?? []));
  return mark?.attrs['href'] as string | undefined;
};

/** Reads the formats of the selection. */
export const readFormats = (state: EditorState): FormatState => ({
  on: formats.filter((format) => facts[format].isOn(state)),
  blocked: formats.filter((format) => !facts[format].isOn(state) && !facts[format].command(state)),
  link: linkAt(state),
  canLink: !state.selection.$from.parent.type.spec.code,
  canUndo: undoDepth(state) > 0,
  canRedo: redoDepth(state) > 0,
});

/** From where to where the link around the selection goes. */
function linkRange(state: EditorState): { from: number; to: number } {
  const { $from, from, to } = state.selection;
  const mark = marks.link.isInSet($from.marks());
  if (from < to || !mark) return { from, to };
  let start: number | undefined;
  let found = { from, to };
  $from.parent.forEach((child, offset) => {
    const at = $from.start() + offset;
    const end = at + child.nodeSize;
    start = mark.isInSet(child.marks) ? (start ?? at) : undefined;
    // The run grows past the selection for as long as the link does.
    if (start !== undefined && start <= from && end >= from) found = { from: start, to: end };
  });
  return found;
}

/** Links the selection, or writes the address where nothing is selected. An empty one unlinks. */
export const setLink =
  (address: string): Command =>
  (state, dispatch) => {
    const { from, to } = linkRange(state);
    const { tr } = state;
    if (from === to) {
      if (address !== '')
        tr.replaceSelectionWith(
          schema.text(address, [marks.link.create({ href: address })]),
          false,
        );
    } else {
      tr.removeMark(from, to, marks.link);
      if (address !== '') tr.addMark(from, to, marks.link.create({ href: address }));
      tr.setSelection(TextSelection.create(tr.doc, to));
    }
    dispatch?.(tr.scrollIntoView());
    return true;
  };
