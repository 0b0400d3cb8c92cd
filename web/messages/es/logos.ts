export const notAPngJpegWebPOr = 'No es un archivo PNG, JPEG, WebP ni SVG';
export const largerThan5Mb = 'Pesa más de 5 MB';
export const theFileIsEmpty = 'El archivo está vacío';
export const selectOneOrMoreLogoFiles = 'Selecciona uno o más archivos de logotipo para subir.';
export const someFilesAreInvalidTypeSize =
  'Algunos archivos no son válidos (tipo/tamaño). Corrígelos antes de subir.';
export const kilobytes = (kilobytes: string) => `${kilobytes} KB`;
export const readyToUpload = 'Listo para subir';
export const uploadingName = (name: string) => `Subiendo ${name}`;
export const uploaded = 'Subido';
export const openName = (name: string) => `Abrir ${name}`;
export const open = 'Abrir';
export const removeName = (name: string) => `Quitar ${name}`;
export const aFileNamedAfterAnIntegration =
  'Un archivo con el nombre de una integración, como wellhub.svg, se vuelve su logotipo para todos los estudios en la hora que los navegadores guardan el anterior.';
export const logosYouUploadAreYourStudios =
  'Los logotipos que subes son de tu estudio. El más nuevo aparece junto a su nombre.';
export const dropPngJpegWebPOrSvg = 'Suelta aquí archivos PNG, JPEG, WebP o SVG de hasta 5 MB o';
export const chooseLogoFiles = 'Elegir archivos de logotipo';
export const chooseFiles = 'Elegir archivos';
export const uploadLogos = 'Subir logotipos';
export const chosenFiles = 'Archivos elegidos';
export const upload = 'Subir';
export const theLogoIsRemoved = 'Se quitó el logotipo';
export const failedToRemoveTheLogo = 'No se pudo quitar el logotipo';
export const yourStudiosLogo = 'El logotipo de tu estudio';
export const youHaveNoneYetTheFirst =
  'Aún no tienes uno: en su lugar aparece la primera letra del nombre de tu estudio.';
export const itIsShownBesideYourStudios =
  'Aparece junto al nombre de tu estudio, en el panel y con tu propio sistema en Integraciones.';
export const removeLogo = 'Quitar logotipo';
export const failedToUpload = (name: string, message: string) => `No se pudo subir ${name}: ${message}`;
