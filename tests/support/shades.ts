/** How many different shades a picture or a canvas shows: a sheet on which nothing was drawn has one. Runs in the page. */
export const shadesOf = (drawn: Element): number => {
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = 200;
  const pen = canvas.getContext('2d');
  pen?.drawImage(drawn as HTMLCanvasElement, 0, 0, 200, 200);
  const { data = [] } = pen?.getImageData(0, 0, 200, 200) ?? {};
  return new Set(Array.from({ length: data.length / 4 }, (_, at) => data[at * 4])).size;
};
