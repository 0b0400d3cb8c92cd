import { useEffect, useRef, useState } from 'react';
import * as messages from '#messages/logos';
import { createLogo } from '#shared/contracts/logos/create-logo.ts';
import { publishLogo } from '#shared/contracts/logos/publish-logo.ts';
import { call } from '../../api/call.ts';
import { catalogueKey, dashboardKey, settingsKey } from '../../api/keys.ts';
import { messageOf } from '../../api/problem.ts';
import { queryClient } from '../../api/query-client.ts';
import { uploadFile } from '../../api/upload.ts';
import { notify } from '../../ui/notices.ts';
import type { LogoItem } from './logo-item.ts';

const percentMax = 100;

/** Uploads one file and has it checked. Returns the logo's address. */
async function send(file: File, signal: AbortSignal, onPercent: (percent: number) => void): Promise<string> {
  const { logoId, upload } = await call(
    createLogo,
    { fileName: file.name, sizeBytes: file.size },
    { signal },
  );
  await uploadFile(upload, file, {
    signal,
    onSent: (sentBytes) => onPercent(Math.floor((percentMax * sentBytes) / file.size)),
  });
  return (await call(publishLogo, { logoId, fileName: file.name }, { signal })).path;
}

/** The chosen files, which are uploaded one after the other. */
export function useLogoUpload() {
  const [items, setItems] = useState<readonly LogoItem[]>([]);
  const [busy, setBusy] = useState(false);
  const nextKey = useRef(0);
  const [leaving] = useState(() => new AbortController());
  useEffect(() => () => leaving.abort(), [leaving]);

  const change = (key: number, state: LogoItem['state']): void =>
    setItems((now) => now.map((item) => (item.key === key ? { ...item, state } : item)));

  const choose = (files: readonly File[]): void => {
    const added = files.map((file): LogoItem => {
      nextKey.current += 1;
      return { key: nextKey.current, file, state: { at: 'chosen' } };
    });
    setItems((now) => [...now, ...added]);
  };
  const remove = (key: number): void => setItems((now) => now.filter((item) => item.key !== key));

  async function sendOne({ key, file }: LogoItem): Promise<void> {
    change(key, { at: 'sending', percent: 0 });
    try {
      const path = await send(file, leaving.signal, (percent) => change(key, { at: 'sending', percent }));
      change(key, { at: 'done', path });
    } catch (error) {
      if (leaving.signal.aborted) return;
      const message = messageOf(error);
      change(key, { at: 'failed', message });
      notify({ type: 'error', content: messages.failedToUpload(file.name, message) });
    }
  }

  async function upload(): Promise<void> {
    setBusy(true);
    for (const item of items) if (item.state.at !== 'done') await sendOne(item);
    setBusy(false);
    for (const queryKey of [catalogueKey, dashboardKey, settingsKey])
      void queryClient.invalidateQueries({ queryKey });
  }

  return { items, busy, choose, remove, upload };
}
