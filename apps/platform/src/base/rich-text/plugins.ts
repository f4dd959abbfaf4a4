import { baseKeymap, chainCommands, exitCode, toggleMark } from 'prosemirror-commands';
import { history, redo, undo } from 'prosemirror-history';
import {
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import { keymap } from 'prosemirror-keymap';
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list';
import { Plugin, type Command } from 'prosemirror-state';
import { goToNextCell, isInTable, tableEditing } from 'prosemirror-tables';

import { Decoration, DecorationSet } from 'prosemirror-view';

import { textDirection } from '../text-direction';
import { letterless } from './rich-text.css';
import { schema } from './schema';

const { nodes, marks } = schema;

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes.hard_break.create()).scrollIntoView());
  return true;
};

/** A cell is one line: Enter goes on to the next one, and stays in the last. */
const nextCell: Command = (state, dispatch) =>
  isInTable(state) && (goToNextCell(1)(state, dispatch) || true);

/** Tab is not among them: it leaves the editor, or nobody could leave it by keyboard. */
const keys: Record<string, Command> = {
  'Mod-b': toggleMark(marks.strong),
  'Mod-i': toggleMark(marks.emphasis),
  'Mod-e': toggleMark(marks.code),
  'Mod-z': undo,
  'Shift-Mod-z': redo,
  'Mod-y': redo,
  Backspace: undoInputRule,
  Enter: chainCommands(nextCell, splitListItem(nodes.list_item)),
  'Shift-Enter': chainCommands(nextCell, exitCode, breakLine),
  'Mod-[': liftListItem(nodes.list_item),
  'Mod-]': sinkListItem(nodes.list_item),
};

/** Markdown's own signs at the beginning of a line do what they say. */
const rules = inputRules({
  rules: [
    textblockTypeInputRule(/^(#{1,4})\s$/, nodes.heading, ([, signs = '#']) => ({
      level: Math.max(2, signs.length),
    })),
    wrappingInputRule(/^\s*>\s$/, nodes.blockquote),
    wrappingInputRule(/^\s*[-+*]\s$/, nodes.bullet_list),
    wrappingInputRule(
      /^(\d{1,9})[.)]\s$/,
      nodes.ordered_list,
      ([, number]) => ({ order: Number(number) }),
      ([, number], list) => list.childCount + (list.attrs['order'] as number) === Number(number),
    ),
    textblockTypeInputRule(/^```$/, nodes.code_block),
  ],
});

/** Lines without letters stand as the text does; one with letters has its own direction. */
const directions = new Plugin({
  props: {
    decorations({ doc }) {
      const lines: Decoration[] = [];
      doc.descendants((node, at) => {
        if (!node.isTextblock) return true;
        if (!textDirection(node.textContent))
          lines.push(Decoration.node(at, at + node.nodeSize, { class: letterless }));
        return false;
      });
      return DecorationSet.create(doc, lines);
    },
  },
});

/** Plugins for all beside taking letters. */
export const plugins = (): Plugin[] => [
  rules,
  keymap(keys),
  keymap(baseKeymap),
  history(),
  tableEditing(),
  directions,
];
