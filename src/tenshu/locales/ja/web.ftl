# ブラウザのクライアントの言葉。

web-name = 天守
web-tagline = 猫たちと囲む、ボードゲームの卓
web-hello = 箱を選べば、すぐにボットと遊べます。友だちとならリンクを送るだけ。登録もインストールもいりません。
web-title = { $title ->
    [catsle_builders] CATsle Builders（猫の城大工）
    [chatpentiers] CHATpentiers
    [catte] Catte（キャッテ）
    [cat_tower] キャットタワー
    [white_castle] 白鷺城
   *[other] ゲーム
}
web-blurb = { $title ->
    [catsle_builders] マストフォローで取ったカードが、そのまま建材。城はほどほどが肝心、ひとつ多いと傾きます。
    [chatpentiers] 同じ組合のフランスの大工たち。ルールは同じ、道具は別、猫の数は変わりません。
    [catte] トリックでコーヒーを集めよう。ただし飲みすぎ注意。黒猫と白猫が組めば、茶猫になります。
    [cat_tower] みんなで同時に書き込むゲーム。ダイス2個に列が5つ、家具にうるさい猫が6匹。
    [white_castle] 3つの橋に並ぶダイス、手番は9回。どの橋も、行きたい場所に通じています。
   *[other] { "" }
}
web-credit = { $title ->
    [catsle_builders] ゲームデザイン：Yozaemon Matsumoto、Fukutarou、イラスト：ナカヤマ皐月（梟老堂、2023年）。
    [chatpentiers] CATsle Builders のフランス語版、作者は同じ（Musoka Studio、2026年）。
    [catte] ゲームデザイン：LEO、イラスト：Higawind（Vic Village、2025年）。
    [cat_tower] ゲームデザイン：Lee Ju-Hwa、Giung Kim。
    [white_castle] ゲームデザイン：Isra C.、Sheila Santos（Llama Dice）、出版：Devir（2023年）。
   *[other] { "" }
}
web-credits = ゲームの作者と出版元
web-credits-art = 絵も音も文章も、すべて私たちの手づくりです。気に入ったら、ぜひ箱を手に入れてください。
web-unaffiliated = ファンがつくった卓です。各ゲームの作者・イラストレーター・出版元とは関係ありません。

# 名前など
web-guest = ゲスト
web-guest-number = ゲスト{ $number }
web-bot-name = { $number ->
    [0] もち
    [1] くろ
    [2] とら
    [3] はな
    [4] そら
    [5] ゆず
    [6] きなこ
   *[other] あずき
}
web-level = { $level ->
    [visitor] 客：ランダム
    [apprentice] 見習い：やさしい
    [journeyman] 職人：ふつう
    [master] 名人：強い
    [grandmaster] 大名人：最強・長考
   *[other] { $level }
}
web-level-name = { $level ->
    [visitor] 客
    [apprentice] 見習い
    [journeyman] 職人
    [master] 名人
    [grandmaster] 大名人
   *[other] { $level }
}
web-points = { $points }点
web-players = { $fewest }～{ $most }人
web-you = あなた
web-person = 人
web-list-separator = 、
web-list-and = と
web-seconds = { NUMBER($seconds, minimumFractionDigits: 1) }秒
web-value = { $value ->
    [yes] はい
    [no] いいえ
    [random] ランダム
    [catsle_builders] CATsle Builders
    [chatpentiers] CHATpentiers
    [exclusive] 家だけ
    [soft] 何でも
    [any] すべて数える
    [other] お皿は数えない
    [easy] やさしい
    [medium] ふつう
    [hard] むずかしい
    [once] 1手番に1回
    [unlimited] 何回でも
    [reconstructed] 復元したもの
   *[unknown] { $value }
}
web-option = { $option ->
    [edition] 版
    [winner_leads] 勝者がリードする
    [removed_suit] 除くスート
    [house_hexes] 家のマス
    [bowl_neighbours] お皿の隣
    [forced_set] セットは必ず出す
    [led_set] セットでリードできる
    [difficulty] 難易度
    [domain_lines] 領地の列
    [deck] ライバルの山札
   *[other] { $option }
}

# 棚
web-home = ゲーム一覧へ
web-home-later = ゲーム一覧へ（卓はそのまま）
web-shelf = ゲーム
web-play-now = すぐ遊ぶ
web-learn = 遊び方
web-learn-on = 続きを学ぶ
web-learn-told = はじめての方は「遊び方」へ。3分間、猫が教えながら一緒に遊びます。
web-new-table = 新しい卓
web-set-up = 友だち・設定
web-my-tables = 自分の卓
web-all-tables = すべての卓（{ $count }）
web-fewer = 表示を減らす
web-forget = { $title }を一覧から外す
web-state = { $state ->
    [lesson] 練習中
    [turn] あなたの番
    [gathering] 参加者待ち
    [playing] 進行中
   *[over] 終了
}
web-my-name = 名前
web-join-by-link = リンクで参加
web-link-placeholder = リンクを貼り付け
web-link-wrong = 卓へのリンクではないようです。全体をコピーしてください。
web-go = 開く
web-import = 保存した対局を見る
web-import-told = ここでダウンロードした、またはコマンドラインで保存した記録を開きます。
web-import-choose = ファイルを選ぶ
web-language = 言語
web-to-dark = 暗い配色にする
web-to-light = 明るい配色にする

# 新しい卓
web-who-plays = 誰と遊びますか？
web-how-many = 人
web-how-played = ルールを選ぶ
web-seat-kind = 席{ $number }のプレイヤー
web-name-of = 席{ $number }の名前
web-kind = { $kind ->
    [me] 自分
    [here] この画面の人
    [open] リンクで来る人
    [person] 人
   *[bot] ボット
}
web-all-bots = ボット
web-all-open = リンクで招待
web-all-here = 同じ画面で
web-own-file = 手持ちのファイル
web-own-large = { $name }は山札にしては大きすぎます。
web-alone-told = ゲームが動かすライバルと対戦します。
web-own-sample-told = このファイルを好きなように書き換えてください：
web-own-sample = こちらの山札
web-open-table = 卓を開く
web-opens-gathering = 空席に招待するリンクができます。
web-opens-now = すぐに始まります。
web-opening = 準備中…
web-readying = { $title }を準備しています。このコンピューターで最初の1回だけ、数秒から1分ほどかかります。

# 参加と集合
web-join = 卓に参加
web-join-people = { $people }さんがお待ちです。
web-join-seat = 席
web-join-any = どこでも
web-join-mine = この卓にはもう席があります。
web-join-go = 自分の席へ
web-sit-down = 席に着く
web-gathering = 集まっている人
web-gathering-open = { $seats ->
    [1] 席があと1つ空いています。
   *[other] 席があと{ $seats }つ空いています。
}
web-gathering-full = 全員そろいました。
web-invite = 招待
web-start = 始める
web-cut = 山札をカット
web-cut-told = すべての運は、サーバーの秘密と、みなさんがここに入力する言葉から決まります。こちらでカットしておきましたが、もちろんカットし直せます。
web-cut-own = 好きな言葉
web-cut-do = カット
web-cut-done = カットしました。
web-seat-number = 席{ $number }
web-seat-open = 空席
web-seat-open-told = リンクを持つ人を待っています
web-put-bot = ボットに任せる
web-free-seat = 席を空ける
web-come-back = 席に戻る
web-bot-level = ボットの強さ
web-people-told = 席を外す人がいたら、代わりにボットが続けます。いつでも戻れます。
web-leave-to-bot = 自分の番をボットに任せる

# 卓で
web-board = 卓
web-parts = 卓の各部
web-dock = 今すること
web-seats = プレイヤー
web-menu = メニュー
web-close = 閉じる
web-rules = ルール
web-rules-contents = 目次
web-rules-find = ルールを検索
web-rules-found = { $count ->
    [0] 見つかりませんでした。
   *[other] { $count }か所
}
web-rules-read = このルールを読む
web-ruling-read = 裁定{ $ruling }を読む
web-legend = 記号
web-log = 記録
web-log-empty = まだ何も起きていません。
web-since = 前回の手番から
web-so-far = ここまでの出来事
web-sheet = 得点表
web-sheet-line = 得点の内訳
web-sheet-total = 合計
web-sheet-explain = 各項目の数え方
web-round = 第{ $round }ラウンド
web-round-over = 第{ $round }ラウンド終了
web-round-lead = { $count ->
    [1] { $names }が{ web-points }で首位です。
   *[other] { $names }が{ web-points }で首位に並んでいます。
}
web-round-lead-you = あなたが{ web-points }で首位です。
web-round-lead-shared = あなたと{ $names }が{ web-points }で首位に並んでいます。
web-round-mine = あなたは{ web-points }です。
web-round-news = 第{ $round }ラウンド終了。{ $lead }
web-round-total = これまでの合計
web-round-see = 卓を見る
web-round-on = 第{ $round }ラウンドへ
web-chart = 手番ごとの得点。手番を指すと点数が、選ぶとその場面が見られます。
web-chart-turn = 手番{ $number }：
web-chart-turns = 手番
web-chart-table = 表で見る
web-chart-open = 手番{ $number }のあとの場面を見る
web-results = これまでの対局
web-results-alone = ひとりで（ライバル：{ $difficulty }{ $own ->
    [yes] 、自分の山札
   *[no] {""}
}）
web-results-bots = ボット{ $bots }体と（{ $levels }）
web-results-unlimited = { $against }、領地の列は何回でも
web-results-sum = { $games }局中{ $won }勝。
web-results-points = 最高{ $most }点、平均{ $average }点。
web-results-won = 勝ち
web-settings = 設定
web-people = プレイヤーとボット
web-keys = キー操作
web-asked = 手番
web-your-turn = あなたの番
web-your-turn-told = あなたの番です。{ $question }
web-turn-of = { $name }の番
web-waiting-for = { $names }の番です。
web-waiting-question = 「{ $question }」
web-sending = 少々お待ちを…
web-rival-turn = ライバルの手番
web-rival-steps = 行ったことを順に
web-rival-on = 次へ
web-watching = 観戦中
web-choices = 選択肢
web-choices-count = { $count ->
    [0] 選択肢
   *[other] 選択肢 { $count }
}
web-back = 直前の手を戻す
web-back-short = 戻す
web-no-back = 今戻せる手はありません。
web-went-back = 手が戻されました。
web-end-turn = 手番を終える
web-end-question = 終えるか戻せます。
web-reveal = 続きを見る
web-reveal-question = 見ると戻せません。
web-stale = 卓が先に進んでいます。もう一度見てください。
web-offer-title = 「待った」のお願い
web-offer = { $name }が手を戻したいそうです。よろしいですか？
web-offer-waiting = { $name }が手を戻したいと申し出て、返事を待っています。
web-offer-drop = やっぱりやめる
web-agree = はい
web-refuse = いいえ
web-hint = ボットにヒントを聞く
web-hint-short = ヒント
web-hint-private = これはあなたにだけ見えています。
web-hint-thinking = 考えています…
web-hint-would = { web-level-name }なら：{ $what }
# 数字は見通し。rival はほかでいちばん見通しのよい手。
web-hint-why = { $why ->
    [best] いちばん見通しのよい手です（{ $worth }、ほかは{ $other }まで）。
    [even] 同じくらいよい手がほかにもあり、差はわずかです。
    [liked] ここの読みでは「{ $rival }」が上ですが（{ $other }対{ $worth }）、多くの対局の経験ではこちらです。
    [fewer] 「{ $rival }」の数字は上ですが（{ $other }対{ $worth }）、試した回数が少なめです。
   *[alone] 多くの対局の経験では、ほかに比べる手がありません。
}
web-hint-thought = 考えた手
web-hint-choice = 手
web-hint-worth = 見通し
web-hint-weight = 読みの割合
web-hint-points = 点数
web-hint-take = 選ぶ
web-hint-take-this = { $what }を選ぶ
web-hint-worth-told = 見通しは0～100で、ここから広がる点差と勝つ見込みを合わせた評価です。50が互角です。
web-hint-weight-told = 読みの割合：それぞれの手を試した割合です。
web-hint-points-told = 点数：読み終えた局面での、あなたの点数の見込みです。
web-recap-open = { $count ->
    [1] 今起きたことを見る
   *[other] { $since ->
        [first] ここまでの{ $count }件を見る
       *[mine] 前回の手番からの{ $count }件を見る
    }
}
web-board-failed = 卓を表示できませんでした。

# 自分の手番を一歩ずつ
web-trail = この手番
web-trail-back = 「{ $what }」の前に戻す
web-trail-owed = 続いて{ $what }
web-more-asked = { $question }（あと{ $count }つ）
web-trail-gained = ここまで：{ $what }
web-trail-nothing = ここまで：増減なし
web-would-gain = 手番の合計：{ $what }
web-warned = { $what }。まだ戻せます。
web-touches-you = あなたに影響あり

# ふり返り
web-replay = リプレイ
web-replay-at = 対局の場面
web-replay-begin = 開始時
web-first = 最初へ
web-previous = 一手戻る
web-next = 一手進む
web-run = 自動で進める
web-pause = 止める
web-now = 現在へ
web-play-on = ここから遊ぶ

# 起きたこと
web-told-did = { $you ->
    [yes] あなた：{ $what }
   *[no] { $name }：{ $what }
}
web-told-said = { $you ->
    [yes] あなた：{ $what }
   *[no] { $name }：{ $what }
}
web-told-hidden = （非公開）
web-told-changed = { $what }（{ $changed }）
web-told-chance = { $question }　{ $what }
web-told-many = { $question }　公開{ $seen }、非公開{ $hidden }

# 終わり
web-result-alone = 対局終了：{ web-points }です。
web-result-you = { web-points }で、あなたの勝ちです！
web-result = { $count ->
    [1] { web-points }で、{ $winners }の勝ちです。
   *[other] { web-points }ずつで、{ $winners }が勝利を分け合いました。
}
web-result-tiebreak = 同点のため、タイブレークで決まりました。
web-rematch = もう一度遊ぶ
web-rematch-join = 再戦に加わる

# 一つの画面で
web-curtain-to = { $name }さんに渡してください
web-curtain-turn = { $name }さんの番です
web-curtain-told = ほかの人は見ないでください。
web-curtain-open = { $name }です

# 共有
web-share = 共有
web-share-kind = { $kind ->
    [invite] 参加
    [seat] 別の端末
   *[watch] 観戦
}
web-share-told = { $kind ->
    [invite] 開いた人は空いた席に着けます。
    [seat] あなた自身の席です。自分のスマホやパソコンで開き、ほかの人には渡さないでください。
   *[watch] 開いた人は、誰もが見てよい範囲で卓を見られます。
}
web-share-qr = リンクのQRコード
web-share-address = リンク
web-copy = コピー
web-copied = コピーしました。
web-copy-by-hand = リンクを選択しました。手動でコピーしてください。
web-send = 送る

# 公正な運
web-fair = 公正な運
web-fair-told = サーバーは、誰もカットしないうちに、この値で秘密を約束しました。すべての運は秘密とみなさんのカットから決まるので、誰にも操作できません。対局が終わると秘密を公開します。
web-fair-taken-over = 最初の{ $count }手は、用意されたものか別の対局から引き継いだもので、この運では決まっていません。
web-fair-commitment = 約束
web-fair-cut = { $name }のカット
web-fair-seed = 秘密
web-fair-seed-later = 対局が終わると表示されます
web-fair-verify = 終わった対局の記録をダウンロードして「tenshu verify」にかけると、すべてのシャッフルを確かめられます。
web-download = 記録をダウンロード

# 設定
web-theme = 配色
web-theme-is = { $theme ->
    [light] 明るい
    [dark] 暗い
   *[system] 端末に合わせる
}
web-motion = 動き
web-motion-is = { $motion ->
    [full] あり
    [none] なし
   *[system] 端末に合わせる
}
web-pace = ボットの待ち時間
web-pace-rival = ライバルの動きの間隔
web-like-sound = 音
web-like-sound-told = 木と紙と小さな鈴
web-like-drafts = 手順の多い手番は自分で終える
web-like-drafts-told = 『白鷺城』などの長い手番は、終えるまで誰にも知られず、どの手順にも戻れます
web-like-confirm = どの手番も自分で終える
web-like-confirm-told = 終えるまで誰にも知られず、一手ずつ戻せます
web-like-hints = 頼んだときだけヒント
web-like-hints-told = ボットならどうするか。聞いたときだけ、あなたにだけ
web-like-memory = 記憶を補助する
web-like-memory-told = 誰もが知りえたこと（誰がどのスートを切らしたかなど）を表示します
web-warns = 無駄を警告する
web-warn-lost = 持ちきれずに失うもの
web-warn-unused = できるのにしないこと
web-warn-vain = 今のままでは何も得られないこと
web-warn-dear = 別のダイスなら、同じことをしてコインが多く残るとき
web-sound-on = 音あり
web-sound-off = 音なし

# キー操作
web-key-point = 選べるものを移動し、選ぶ
web-key-arrows = 手札、マス、記録の行を移動
web-key-choices = 選択肢の一覧
web-key-recap = 直前の出来事を見る
web-key-back = 戻す
web-key-end = 手番を終える
web-key-hint = ヒント
web-key-sheet = 得点表
web-key-log = 記録
web-key-replay = 対局を一手ずつ見る
web-key-ends = 最初へ、現在へ
web-key-run = リプレイの再生と停止
web-key-leave = 卓に戻る
web-key-keys = この一覧

# 接続と、うまくいかないとき
web-line-away = 接続が切れました。卓は無事です。再接続しています…
web-line-back = またつながりました。
web-offline = オフラインです。対局にはサーバーへの接続が必要です。このページのまま、つながるのを待ちます。
web-unreachable = サーバーにつながりません。何も失われていません。少し待ってからもう一度お試しください。
web-broken = このページで問題が起きました。進まないときは再読み込みしてください。
web-again = もう一度
web-away-title = つながりません
web-lost-title = ここには何もありません
web-lost = このアドレスに卓やページはありません。
web-gone = このリンクの先に卓はもうないか、リンクの一部が欠けています。

# カードの卓。
web-cards-points = { $points }点
web-cards-turn = 手番
web-cards-your-turn = あなたの番
web-tap-again = もう一度タップ
web-cards-look = { $name }：大きく見る
web-cards-full = 満杯
web-cards-over = 超過
web-cards-taken = 取ったカード（置き場所はこれから）
web-cards-empty = 空き
web-cards-led = リード
# カードの文字：記録と同じ色の一字。
web-letter = { $colour ->
    [gray] 灰
    [green] 緑
    [red] 赤
    [brown] 茶
    [blue] 青
    [black] 黒
   *[white] 白
}
web-cards-rivals = ほかの人
web-cards-mine = あなたのボード
web-cards-my-coffee = あなたのコーヒーカード

# キャットタワーの盤面。
web-tower-mine = 自分のシート
web-tower-sheet = { $name }のシート
web-tower-open = { $name }：{ web-points }、{ $columns }。シートを見る
web-tower-waiting = { $names }を待っています
web-tower-picking = { $names }がダイスを選んでいます
web-tower-draft = ダイスのドラフト
web-tower-own = 自分
web-tower-shared = 共通
web-tower-less = { $die }のダイスを{ $number }に下げる
web-tower-more = { $die }のダイスを{ $number }に上げる
web-tower-cost = 使う足あと：{ $ready }個のうち{ $cost }個
web-tower-read = { $floor }階に{ $item }
web-tower-floor = { $floor }階
web-tower-where = { $item }を書くマスを選んでください
web-tower-which = どの猫が得点？
web-tower-other = アイテムを選び直す
web-tower-total = 合計
web-tower-race = 列の完成競争
web-tower-columns = 列
web-tower-done = 完成：{ web-points }
web-tower-progress = { $all }マス中{ $marked }マス
web-tower-hex = { $column }の列{ $floor }階、{ $what }
web-tower-empty = 空き
web-tower-house = 空いた家のマス（位置は復元したもの）
web-tower-column = { $column }の列：{ $circled ->
    [first] 一番乗り、{ $first }点
    [later] 後から完成、{ $later }点
    [crossed] { $later }点（一番乗りは済み）
   *[open] 一番乗り{ $first }点、後から{ $later }点
}
web-tower-column-by = 完成させた人：{ $names }
web-tower-house-note = 家のマスの位置は復元したものです。
web-tower-close = 閉じる

# 最初のゲームの案内
web-guide = 案内
web-guide-first = 案内つきで最初の一局
web-guide-first-told = 相手はやさしいボット。何をするのかを猫が伝え、初めて出てくるものを1回ずつ説明します
web-guide-next = わかった
web-guide-hint = 上手な人ならどうする？　その理由は？
web-guide-on = 案内を呼ぶ
web-guide-off = 案内をやめる
web-welcome = はじめてですか？　遊び方をご案内します。
web-welcome-short = はじめて？
web-welcome-lesson = 3分で学ぶ
web-welcome-guide = 案内つき
web-welcome-off = 説明なしで遊ぶ
web-key-guide = 案内を呼ぶ・やめる／説明を進める
