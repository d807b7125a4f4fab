/** Draws a QR code as SVG (antd's own part, without antd); to be fetched by those alone who need one. */
export { QRCodeSVG as QrCode } from '@rc-component/qrcode';
