export const fitpass =
  'Membresías para gimnasios y estudios. Cupo actualiza tus lugares en el portal de socios.';
export const wellhub = 'Bienestar corporativo, antes Gympass. Cupo actualiza tus lugares automáticamente.';
export const totalpass =
  'Bienestar corporativo en Brasil y México. Cupo actualiza tus lugares automáticamente.';
export const classpass =
  'Créditos para clases en todas partes. Tú pones los lugares en su panel de socios; Cupo te dice cuáles.';
export const kenko = 'Gestión de estudios. Su horario y sus reservas se vuelven tus clases aquí.';
export const custom = 'Cualquier otro sistema. Dinos cuál y lo conectamos contigo.';
