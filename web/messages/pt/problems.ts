import type { ErrorCode } from '#shared/contracts/errors.ts';

const texts: Record<ErrorCode, string> = {
  'invalid-input': 'Algum dado não é válido',
  unauthenticated: 'Sua sessão terminou. Entre de novo',
  'studio-closed': 'Este estúdio foi encerrado',
  'subscription-required': 'É preciso ter uma assinatura ativa',
  forbidden: 'Você não tem permissão para fazer isto',
  'second-factor-required': 'É preciso entrar com seu app de autenticação',
  'not-found': 'Não existe mais',
  conflict: 'Não é possível fazer isto do jeito que as coisas estão agora',
  'already-decided': 'Isto já foi decidido',
  'decision-expired': 'Não há mais tempo: a aula está perto demais',
  'in-progress': 'Isto já está sendo feito',
  'key-reused': 'O mesmo pedido chegou com outros dados. Recarregue a página',
  'automation-paused': 'A automação está pausada',
  'no-integration': 'Conecte primeiro uma integração',
  'import-invalid': 'O arquivo tem erros',
  'too-large': 'É grande demais',
  'too-many-requests': 'Pedidos demais. Espere um momento',
  internal: 'Algo falhou do nosso lado. Tente de novo',
  unavailable: 'Não está disponível agora. Tente de novo',
};

/** A message for each error code, with the server's English sentence. */
export const problemText = (code: ErrorCode, detail: string): string =>
  code === 'internal' || code === 'unavailable' || detail === ''
    ? `${texts[code]}.`
    : `${texts[code]}. Em inglês: ${detail}`;
