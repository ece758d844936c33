/**
 * A poster is a link to the video. A click plays it in its place instead, from YouTube's address without cookies; until
 * then nothing is asked of that host. From `file:` the player refuses to start, and offline it cannot: the link opens
 * then, as it is.
 */
export function startVideos() {
  const here = location.protocol === 'http:' || location.protocol === 'https:';
  const note = document.querySelector('.video-note');
  if (!here && note) {
    note.textContent = 'Each picture opens the video on YouTube. '
      + '(The player needs a page that comes from a server; this one was opened as a file.)';
  }

  for (const video of document.querySelectorAll('.video')) {
    const poster = video.querySelector('.poster');
    poster.addEventListener('click', (event) => {
      const elsewhere = event.ctrlKey || event.metaKey || event.shiftKey;
      if (!here || !navigator.onLine || elsewhere) return;
      event.preventDefault();
      const frame = player(video.dataset);
      poster.replaceWith(frame);
      frame.focus();
    });
  }
}

function player({ id, start, title }) {
  const frame = document.createElement('iframe');
  frame.title = `Video: ${title}`;
  frame.allow = 'autoplay; fullscreen; picture-in-picture; encrypted-media';
  frame.allowFullscreen = true;
  // YouTube wants to know which site shows the player, and refuses to play without.
  frame.referrerPolicy = 'strict-origin-when-cross-origin';
  frame.src = `https://www.youtube-nocookie.com/embed/${id}?autoplay=1${start === '0' ? '' : `&start=${start}`}`;
  return frame;
}
