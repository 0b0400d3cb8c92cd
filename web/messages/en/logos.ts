export const notAPngJpegWebPOr = 'Not a PNG, JPEG, WebP or SVG file';
export const largerThan5Mb = 'Larger than 5 MB';
export const theFileIsEmpty = 'The file is empty';
export const selectOneOrMoreLogoFiles = 'Select one or more logo files to upload.';
export const someFilesAreInvalidTypeSize = 'Some files are invalid (type/size). Fix them before uploading.';
export const kilobytes = (kilobytes: string) => `${kilobytes} KB`;
export const readyToUpload = 'Ready to upload';
export const uploadingName = (name: string) => `Uploading ${name}`;
export const uploaded = 'Uploaded';
export const openName = (name: string) => `Open ${name}`;
export const open = 'Open';
export const removeName = (name: string) => `Remove ${name}`;
export const aFileNamedAfterAnIntegration =
  'A file named after an integration, as in wellhub.svg, becomes its logo for every studio, within the hour that browsers keep the old one.';
export const logosYouUploadAreYourStudios =
  "Logos you upload are your studio's own. The newest one stands beside your studio's name.";
export const dropPngJpegWebPOrSvg = 'Drop PNG, JPEG, WebP or SVG files of at most 5 MB here, or';
export const chooseLogoFiles = 'Choose logo files';
export const chooseFiles = 'Choose files';
export const uploadLogos = 'Upload Logos';
export const chosenFiles = 'Chosen files';
export const upload = 'Upload';
export const theLogoIsRemoved = 'The logo is removed';
export const failedToRemoveTheLogo = 'Failed to remove the logo';
export const yourStudiosLogo = 'Your studio’s logo';
export const youHaveNoneYetTheFirst =
  'You have none yet: the first letter of your studio’s name stands in its place.';
export const itIsShownBesideYourStudios =
  'It is shown beside your studio’s name, on the dashboard and with your own system in Integrations.';
export const removeLogo = 'Remove logo';
export const failedToUpload = (name: string, message: string) => `Failed to upload ${name}: ${message}`;
