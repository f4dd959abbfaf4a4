'use client';

import { DatePicker, KanbanBoard, type KanbanCard, NumberField, Select } from '@constella/ui';
import { useState } from 'react';

const options = [
  { value: 'a', label: 'صغير' },
  { value: 'b', label: 'كبير' },
];
const columns = [
  { id: 'todo', title: 'للعمل' },
  { id: 'done', title: 'منجز' },
];

/** Parts that answer with functions, and so belong to the client. */
export function Board() {
  const [cards, setCards] = useState<KanbanCard[]>([{ id: '1', column: 'todo', title: 'كتابة' }]);
  const [date, setDate] = useState('2026-03-09');
  const [points, setPoints] = useState<number | null>(1234.5);
  const [model, setModel] = useState('a');
  return (
    <>
      <DatePicker label="البداية" value={date} onValueChange={setDate} />
      <NumberField label="الحد" value={points} onValueChange={setPoints} />
      <Select label="النموذج" value={model} onValueChange={setModel} options={options} />
      <KanbanBoard
        label="المهام"
        headingAs="h2"
        columns={columns}
        cards={cards}
        onMove={({ card, to }) =>
          setCards((all) =>
            all.map((each) => (each.id === card ? { ...each, column: to.column } : each)),
          )
        }
      />
    </>
  );
}
