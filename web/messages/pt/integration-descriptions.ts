export const fitpass = 'Planos para academias e estúdios. O Cupo atualiza suas vagas no portal de parceiros.';
export const wellhub = 'Bem-estar corporativo, antes Gympass. O Cupo atualiza suas vagas automaticamente.';
export const totalpass =
  'Bem-estar corporativo no Brasil e no México. O Cupo atualiza suas vagas automaticamente.';
export const classpass =
  'Créditos para aulas em toda parte. Você define as vagas no painel de parceiros; o Cupo diz quais.';
export const kenko = 'Gestão de estúdios. A grade e as reservas viram suas aulas aqui.';
export const custom = 'Qualquer outro sistema. Diga qual e conectamos com você.';
