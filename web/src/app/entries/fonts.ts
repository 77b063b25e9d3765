// The page's fonts in a style sheet of their own, which the HTML contains and the early script applies.
import './webFonts.css';
