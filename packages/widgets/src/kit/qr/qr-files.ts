/** A drawn QR code as files: for a poster, for a letter. */
const side = 1024;

/** Sized for programs that draw an SVG at its own size; its quiet zone is part of it. */
export function svgOf(drawn: SVGSVGElement): Blob {
  const copy = drawn.cloneNode(true) as SVGSVGElement;
  for (const name of ['class', 'role', 'aria-label']) copy.removeAttribute(name);
  copy.setAttribute('width', String(side));
  copy.setAttribute('height', String(side));
  return new Blob([new XMLSerializer().serializeToString(copy)], { type: 'image/svg+xml' });
}

/** 1024 by 1024: each module a whole number of pixels, what is left over is quiet zone. */
export function pngOf(drawn: SVGSVGElement, paper: string): Promise<Blob> {
  const cells = drawn.viewBox.baseVal.width;
  const scale = Math.floor(side / cells);
  const canvas = document.createElement('canvas');
  canvas.width = side;
  canvas.height = side;
  const pen = canvas.getContext('2d');
  if (!pen) return Promise.reject(new Error('this browser draws no pictures'));
  pen.fillStyle = paper;
  pen.fillRect(0, 0, side, side);
  const edge = Math.floor((side - cells * scale) / 2);
  pen.setTransform(scale, 0, 0, scale, edge, edge);
  for (const path of drawn.querySelectorAll('path')) {
    pen.fillStyle = path.getAttribute('fill') ?? paper;
    pen.fill(new Path2D(path.getAttribute('d') ?? ''));
  }
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the picture could not be written'))), 'image/png'),
  );
}
