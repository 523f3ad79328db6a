import { useTranslation } from 'react-i18next';
import { Chunk, type ChunkProps } from '../app/Chunk.tsx';
import { LoadingOverlay } from './LoadingOverlay.tsx';

/**
 * A dialog that is fetched when it opens. Over a slow line it is said to be on its way, so that nobody
 * presses Pay again; where it cannot be fetched it can be tried again (B-82).
 */
export function DialogChunk<Props extends object>(chunk: Omit<ChunkProps<Props>, 'waiting'>) {
  const { t } = useTranslation();
  return <Chunk {...chunk} waiting={<LoadingOverlay message={t('common:loading')} />} />;
}
