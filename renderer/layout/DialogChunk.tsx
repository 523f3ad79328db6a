import { useTranslation } from 'react-i18next';
import { Chunk, type ChunkProps } from './Chunk.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

/**
 * Renders a dialog that is lazy-loaded when it opens. On a slow connection, an overlay says that
 * the dialog is loading, so that nobody presses Pay again. After a failed request, the applicant
 * can retry (B-82).
 */
export function DialogChunk<Props extends object>(chunk: Omit<ChunkProps<Props>, 'waiting'>) {
  const { t } = useTranslation();
  return <Chunk {...chunk} waiting={<LoadingOverlay message={t('common:loading')} />} />;
}
