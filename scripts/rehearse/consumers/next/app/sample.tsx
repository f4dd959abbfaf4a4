'use client';

import { LoginForm } from '@constella/forms';
import { Dialog, Button, Stack, Text, TextField } from '@constella/ui';
import { Markdown } from '@constella/ui/markdown';
import { useState } from 'react';

export function Sample() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Stack>
      <TextField label="الاسم" description="حرفان على الأقل" />
      <Button onClick={() => setIsOpen(true)}>فتح</Button>
      <Markdown text="نص **مهم**" />
      <LoginForm onSubmit={() => undefined} />
      <Dialog open={isOpen} onOpenChange={setIsOpen} title="وكيل جديد">
        <Text>لا اسم له بعد.</Text>
      </Dialog>
    </Stack>
  );
}
